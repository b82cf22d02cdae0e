export const listPageStyle = `
:root { color-scheme: light dark; --ink: #1d2433; --back: #fff; --go: #1f4bd8; --on-go: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f7; --back: #10141d; --go: #9db8ff; --on-go: #10141d; } }
body { margin: 0; padding: 2rem 1rem; background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: auto; overflow-wrap: anywhere; }
button { min-height: 3rem; padding: .5rem 1.25rem; border: 0; border-radius: .75rem; background: var(--go); color: var(--on-go); font: inherit; font-weight: 600; cursor: pointer; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--go); outline-offset: 3px; }
`
