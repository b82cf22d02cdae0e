/** What a drawn map is drawn in. Where a visitor's own colours replace ours, land and sea are told apart by the coast alone. */
export const mapStyles = `
.map-sea{background:color-mix(in srgb,var(--c-primary) 15%,var(--c-paper))}
.map-land{fill:var(--c-sunken)}
.map-coast{fill:none;stroke:var(--c-edge);stroke-linejoin:round}
.map-grid{fill:none;stroke:var(--c-ink);stroke-opacity:.06}
.map-mark{fill:var(--c-ink)}
.map-name{fill:var(--c-muted);stroke:var(--c-sunken);stroke-width:3px;paint-order:stroke;stroke-linejoin:round}
.map-shore{stroke:var(--c-edge)}
.map-course{fill:none;stroke:var(--c-primary);stroke-linejoin:round;stroke-linecap:round}
.map-wake{fill:none;stroke:var(--c-surface);stroke-opacity:.75;stroke-linejoin:round;stroke-linecap:round}
.map-stop{fill:var(--c-surface);stroke:var(--c-primary)}
@media (max-width:39.99rem){svg.map-sea .map-name{font-size:11px}}
.map-day{fill:var(--c-surface);stroke:var(--c-edge)}
.map-day-number{fill:var(--c-ink)}
.map-pin{position:absolute;contain:size layout style}
.map-pin[data-room]{z-index:1}
.map-pin[data-chosen]{z-index:2}
.map-pin[data-pointed]{z-index:3}
.map-pin button{position:absolute;transform:translate(-50%,-50%);height:1.75rem;padding-inline:.5rem;border-radius:.875rem;border:1px solid var(--c-edge);background:var(--c-surface);color:var(--c-ink);font-size:.8125rem;font-weight:700;white-space:nowrap;touch-action:none;box-shadow:0 1px 2px #0003;transition:none}
.map-pin[data-pointed] button{background:var(--c-ink);color:var(--c-paper)}
.map-pin[data-chosen] button{background:var(--c-primary);color:var(--c-on-primary);border-color:var(--c-surface)}
.map-pin:not([data-room],[data-pointed],[data-chosen]) button{width:1.5rem;height:1.5rem;padding:0;border:0;background:none;box-shadow:none;font-size:0}
.map-pin:not([data-room],[data-pointed],[data-chosen]) button::before{content:"";position:absolute;inset:7px;border-radius:50%;background:var(--c-primary);box-shadow:0 0 0 2px var(--c-surface)}
@media (forced-colors:active){
.map-land{fill:Canvas}
.map-coast{stroke:CanvasText}
.map-name{stroke:Canvas}
.map-pin:is([data-pointed],[data-chosen]) button{forced-color-adjust:none;background:Highlight;color:HighlightText}
.map-pin button::before{forced-color-adjust:none;background:CanvasText!important}
}
`
