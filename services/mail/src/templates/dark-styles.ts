import { dark, light } from './palette.ts';

/** Inline styles are for light; mail programs that go dark and read this keep the design's own dark. */
export const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.k-page{background:${dark.paper}!important}
.k-text{color:${dark.text}!important}
.k-soft{color:${dark.text2}!important}
.k-link{color:${dark.meetText}!important}
.k-code{background:${dark.sunken}!important;color:${dark.text}!important}
.k-rule{border-color:${dark.hair}!important}
.k-orchid{background:${dark.orchidSlab}!important;border-color:${light.orchid}!important;color:${dark.orchidText}!important}
.k-marigold{background:${dark.marigoldSlab}!important;border-color:${light.marigold}!important;color:${dark.marigoldText}!important}
.k-plain{background:${light.onKey}!important;color:${light.key}!important}
.k-meet{background:${light.vermilion}!important;color:${light.key}!important}
}`.trim();
