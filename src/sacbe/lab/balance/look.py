"""How the page of a report looks: by day and by night, on a phone and on paper."""

from __future__ import annotations

STYLE = """
:root{color-scheme:light dark;--paper:#fffcf4;--ink:#2a2119;--faint:#63543f;--rule:#daceb4;--mean:#0b7382;
--other:#b9772a;--fair:#a61e3c}
@media(prefers-color-scheme:dark){:root{--paper:#1b1712;--ink:#efe6d3;--faint:#b5a68c;--rule:#443a2c;
--mean:#5cc3d0;--other:#e0a45c;--fair:#f08aa0}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1rem;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.25rem;margin:2.2rem 0 .3rem}
p,ul{max-width:46rem;margin:.4rem 0}a{color:var(--mean)}nav{columns:14rem;margin:1rem 0}
nav a{display:block;padding:.15rem 0}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,21rem),1fr));
gap:1rem 1.5rem;align-items:end}
figure{margin:.6rem 0;break-inside:avoid}figcaption{font-size:.9rem;color:var(--faint)}
figcaption b{color:var(--mean)}figcaption i{color:var(--other);font-style:normal;font-weight:600}
svg{width:100%;height:auto;display:block}
svg text{font:13px system-ui,sans-serif;fill:var(--ink);paint-order:stroke;stroke:var(--paper);
stroke-width:4px}svg .v{text-anchor:end}
svg .t{text-anchor:middle;fill:var(--faint);font-size:11px}
.g{stroke:var(--rule)}.f{stroke:var(--fair);stroke-dasharray:5 4}.b{fill:var(--mean)}
.m{fill:var(--mean)}.o{fill:var(--paper);stroke:var(--other);stroke-width:2}
.im,.io{stroke:var(--mean);stroke-width:3;stroke-linecap:round}.io{stroke:var(--other)}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.85rem;margin:.5rem 0}
th,td{text-align:right;padding:.2rem .7rem .2rem 0;border-bottom:1px solid var(--rule);white-space:nowrap;
font-weight:400;vertical-align:bottom}thead th{font-weight:600;white-space:normal;min-width:4.5rem}
th:first-child{position:sticky;left:0;background:var(--paper);text-align:left;min-width:9rem;white-space:normal}
details{margin:.4rem 0}summary{cursor:pointer;color:var(--mean)}code{overflow-wrap:anywhere;font-size:.85rem}
@media print{body{font-size:10pt;max-width:none}nav{display:none}.wide{overflow:visible}table{font-size:6.5pt}
th,td{white-space:normal}details::details-content{content-visibility:visible;height:auto}}
"""
