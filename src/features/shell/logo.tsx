/** The name with the product's one motif: a line and its stops. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="shrink-0">
        <path d="M6 25C6 12 26 20 26 7" fill="none" stroke="var(--c-primary)" strokeWidth="2.5" strokeLinecap="round" />
        <circle cx="6" cy="25" r="3.5" fill="var(--c-paper)" stroke="var(--c-primary)" strokeWidth="2.5" />
        <circle cx="16" cy="16" r="2.75" fill="var(--c-paper)" stroke="var(--c-primary)" strokeWidth="2" />
        <circle cx="26" cy="7" r="4" fill="var(--c-accent)" />
      </svg>
      <span className="text-lg font-extrabold tracking-tight max-[359px]:sr-only">Trayecto</span>
    </span>
  )
}
