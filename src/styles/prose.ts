/** Text that came as HTML (`.prose`), and steps or dates along the line (`.story-line`). */
export const proseStyles = `
.prose{display:flow-root}
.prose>*+*{margin-block-start:1rem}
.prose h2{font-size:1.75rem;line-height:2.125rem;scroll-margin-block-start:1.5rem}
.prose>*+h2{margin-block-start:2.5rem}
.prose h3{font-size:1.3125rem;line-height:1.75rem;scroll-margin-block-start:1.5rem}
.prose>*+h3{margin-block-start:1.75rem}
.prose ul{list-style:disc;padding-inline-start:1.375rem}
.prose ol{list-style:decimal;padding-inline-start:1.375rem}
.prose li+li{margin-block-start:.375rem}
.prose li::marker{color:var(--c-muted)}
.prose a{text-decoration:underline;text-underline-offset:.2em;color:var(--c-primary-strong)}
.prose a:hover{text-decoration-thickness:2px}
.prose strong,.prose b,.prose dt{font-weight:700}
.prose em,.prose i{font-style:italic}
.prose blockquote{border-inline-start:3px solid var(--c-primary);padding-inline-start:1.25rem;font-size:1.1875rem;line-height:1.75rem}
.prose hr{border-block-start:1px solid var(--c-line);margin-block:2rem}
.prose code{font-family:ui-monospace,monospace;font-size:.9em}
.prose pre{overflow-x:auto;padding:1rem;border-radius:.75rem;background:var(--c-sunken)}
.prose-table{overflow-x:auto}
.prose table{width:100%;font-size:.9375rem;line-height:1.375rem;font-variant-numeric:tabular-nums}
.prose th{text-align:start;font-weight:600;padding-block:.5rem;padding-inline-end:1rem;color:var(--c-muted)}
.prose td{padding-block:.625rem;padding-inline-end:1rem;border-block-start:1px solid var(--c-line);vertical-align:top}
.story-stop{position:relative;display:flex;flex-direction:column;gap:.125rem;padding-inline-start:2rem;padding-block-end:1.5rem}
.story-stop::before{content:"";position:absolute;inset-block:.75rem -.75rem;inset-inline-start:.4375rem;border-inline-start:2px solid var(--c-edge)}
.story-stop::after{content:"";position:absolute;inset-block-start:.375rem;inset-inline-start:0;width:1rem;height:1rem;border-radius:50%;border:3px solid var(--c-primary);background:var(--c-surface)}
.story-stop:last-child{padding-block-end:0}
.story-stop:last-child::before{display:none}
.story-stop:last-child::after{background:var(--c-accent);border-color:var(--c-accent)}
`
