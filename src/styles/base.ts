/** What every page stands on. The focus ring is never taken away: a class that would is refused by `refused-classes.ts`. What bars cover
 * (`--over`, `--under`) is not in sight, save what stands in the bars: a page does not move for it when it is given the focus. Columns that nobody names,
 * fieldsets and headings are no wider than their place, however large the text is. */
export const baseStyles = `
html{--over:5rem;--under:0rem;background:var(--c-paper);color:var(--c-ink);scroll-padding-block:var(--over) var(--under)}
@media (max-width:63.99rem){html:has(.bottom-bar){--under:7rem}}
html:has(.choice-bar){--under:8rem}
html:has(.pinned){--pinned:4rem;--over:9rem}
@media (max-width:47.99rem){html:has(.pinned){--pinned:5.25rem;--over:10rem}}
html:has(.over-edge){--under:11rem}
body:has(.over-edge){padding-block-end:8rem}
@media (min-width:40rem){html:has(.over-wide-edge){--under:11rem}body:has(.over-wide-edge){padding-block-end:8rem}}
:is(.top-bar,.pinned) *{scroll-margin-block:calc(-1*var(--over)) var(--over)}
:is(.bottom-bar,.choice-bar) *{scroll-margin-block:var(--under) calc(-1*var(--under))}
body{min-height:100dvh;display:flex;flex-direction:column;font-size:1.0625rem;line-height:1.625rem;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3{max-inline-size:100%;text-wrap:balance;font-weight:700;letter-spacing:-.015em}
p,li{text-wrap:pretty}
.grid{grid-auto-columns:minmax(0,1fr)}
fieldset{min-inline-size:0}
fieldset:has(>.segment){flex-wrap:wrap}
footer nav>ul{grid-template-columns:repeat(auto-fit,minmax(min(7.5rem,100%),auto))}
a,button,summary,label,select,input{touch-action:manipulation}
button,summary,select,label:has(input[type=radio],input[type=checkbox]){cursor:pointer}
[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}
:disabled,[aria-disabled=true]{cursor:not-allowed}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
:focus-visible{outline:3px solid var(--c-focus);outline-offset:2px}
::selection{background:var(--c-primary);color:var(--c-on-primary)}
::placeholder{color:var(--c-muted);opacity:1}
dialog{color:inherit}
html:has(.in-one-language) footer li:has([hreflang]){display:none}
.loading-bar{position:fixed;z-index:60;inset-block-start:0;inset-inline:0;height:3px;background:var(--c-primary);transform-origin:left}
.loading-bar-running{animation:loading-bar 2s cubic-bezier(.1,.7,.3,1) both}
.loading-bar-done{opacity:0;transition:opacity .25s}
@keyframes loading-bar{from{transform:scaleX(0)}to{transform:scaleX(.92)}}
.journey-stop{position:relative;display:flex;flex-direction:column;gap:.25rem;padding-inline-start:2.25rem;padding-block-end:2rem}
.journey-stop::before{content:"";position:absolute;inset-block:.75rem -.75rem;inset-inline-start:.4375rem;border-inline-start:2px solid var(--c-edge)}
.journey-stop::after{content:"";position:absolute;inset-block-start:.375rem;inset-inline-start:0;width:1rem;height:1rem;border-radius:50%;border:3px solid var(--c-primary);background:var(--c-paper)}
.journey-stop:last-child{padding-block-end:0}
.journey-stop:last-child::before{display:none}
.journey-stop:last-child::after{background:var(--c-accent);border-color:var(--c-accent)}
@media (min-width:48rem){
.journey-stop{padding-inline:0 2rem;padding-block:2.25rem 0}
.journey-stop::before{inset-block:.5rem auto;inset-inline:.5rem -.5rem;border-inline-start:0;border-block-start:2px solid var(--c-edge)}
.journey-stop::after{inset-block-start:.0625rem}
}
@media (prefers-reduced-motion:no-preference){
a,button,summary,input,select{transition:background-color .15s,border-color .15s,color .15s}
}
@media (prefers-reduced-motion:reduce){
*,::before,::after,::backdrop{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}
}
`
