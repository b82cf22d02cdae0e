/** What only a background tells from the rest. */
const chosen = ':is(.bg-primary,.segment:has(:checked),nav a[aria-current]:not(svg a))'

/**
 * Where a visitor's own colours replace ours (Windows' high contrast), backgrounds go, and with them what only a background says: which
 * choice is made, where a button ends, an icon. These say it in the visitor's colours.
 */
export const forcedColourStyles = `
@media (forced-colors:active){
:focus-visible{outline-color:Highlight}
.icon,.bg-current{forced-color-adjust:none;forced-color-adjust:preserve-parent-color}
${chosen}{forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}
${chosen} *{color:inherit!important}
:is(.bg-primary,.segment,nav a[aria-current]):is(:focus-visible,:has(:focus-visible)){outline-color:CanvasText!important}
.bg-primary:disabled{background:Canvas!important;color:GrayText!important}
.bg-primary-soft{outline:1px dashed Highlight;outline-offset:-3px}
svg.text-edge{color:CanvasText}
}
`
