/** The look of the payment provider's own pages: plainly not the site's. */
export const pageStyle = `
:root { color-scheme: light dark; --back: #10312b; --card: #fffdf5; --ink: #17231f; --quiet: #4d5c56; --line: #8a978f; --go: #0b6b4f; --bad: #a3201d; }
@media (prefers-color-scheme: dark) { :root { --back: #06140f; --card: #16241f; --ink: #f1f5ee; --quiet: #b4c2ba; --line: #6d7d75; --go: #58d3a5; --bad: #ff9d94; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--back); color: var(--ink); font: 16px/1.5 Georgia, 'Times New Roman', serif; }
main { width: 100%; max-width: 440px; padding: 28px; background: var(--card); border-top: 8px solid var(--go); }
h1 { margin: 0 0 4px; font-size: 26px; }
p { margin: 0 0 16px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 20px; padding: 12px 0; border-block: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; text-align: end; font-weight: bold; }
label { display: block; margin-block-end: 14px; }
input { display: block; width: 100%; margin-block-start: 4px; padding: 11px; border: 1px solid var(--line); border-radius: 2px; background: transparent; color: inherit; font: inherit; }
input[aria-invalid] { border: 2px solid var(--bad); padding: 10px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; }
button { display: block; width: 100%; min-height: 48px; margin-block-end: 10px; padding: 10px; border: 2px solid var(--go); border-radius: 2px; background: transparent; color: inherit; font: inherit; font-weight: bold; cursor: pointer; }
button.go { background: var(--go); color: var(--card); }
a { color: inherit; display: inline-block; padding-block: 6px; }
.alert { padding: 12px; border: 2px solid var(--bad); color: var(--bad); font-weight: bold; }
.quiet { color: var(--quiet); font-size: 14px; }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
`
