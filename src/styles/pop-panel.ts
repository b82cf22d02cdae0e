/**
 * A popover of ours: a sheet at the bottom of narrow screens; on wide ones a panel at its button, or a part of the page. What would lie
 * over every page, and could not be closed, is not there in a browser that knows no popovers.
 */
export const popPanelStyles = `
.pop-panel{color:inherit;border:0;padding:0;background:var(--c-paper)}
.pop-panel::backdrop{background:rgb(0 0 0/.5)}
@media (max-width:63.99rem){
.pop-panel{inset:auto 0 0;width:100%;max-width:none;max-height:85dvh;margin:0;border-radius:1rem 1rem 0 0;overflow:hidden auto;overscroll-behavior:contain;box-shadow:0 -8px 32px rgb(0 0 0/.2)}
}
@media (min-width:64rem){
.pop-panel:not(.pop-panel-inline){inset:9rem 0 auto;width:max-content;max-width:min(62rem,calc(100vw - 3rem));max-height:calc(100dvh - 10rem);margin-inline:auto;overflow:auto;border:1px solid var(--c-line);border-radius:1rem;background:var(--c-surface);box-shadow:0 12px 40px rgb(0 0 0/.2)}
.pop-panel:not(.pop-panel-inline)::backdrop{background:none}
@supports (position-area:bottom){
.pop-panel:not(.pop-panel-inline){inset:auto;margin:.5rem;position-area:bottom span-left;position-try-fallbacks:--pop-panel-over-all}
}
.pop-panel-inline{display:block;position:static;width:auto;height:auto;margin:0;overflow:visible;background:none}
}
@supports not selector(:popover-open){.needs-popover{display:none}}
@position-try --pop-panel-over-all{position-area:bottom span-all}
`
