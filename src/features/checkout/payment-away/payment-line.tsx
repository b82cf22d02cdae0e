interface PaymentLineProps {
  readonly at: 'away' | 'asking' | 'stopped'
}

const stroke = { strokeWidth: 2.5, strokeLinecap: 'round', fill: 'none' } as const

/** The line from here to the booking, with the stop in between where money is paid. A picture of the heading below it. */
export function PaymentLine({ at }: PaymentLineProps) {
  return (
    <svg viewBox="0 0 240 32" aria-hidden="true" className="h-8 w-60 max-w-full">
      <path d="M10 16H110" stroke="var(--c-primary)" {...stroke} />
      <path d="M130 16H230" stroke="var(--c-edge)" strokeDasharray="1 9" {...stroke} />
      <circle cx="10" cy="16" r="7" fill="var(--c-primary)" />
      <circle
        cx="120"
        cy="16"
        r="9"
        fill={at === 'stopped' ? 'var(--c-accent)' : 'var(--c-surface)'}
        stroke={at === 'stopped' ? 'var(--c-accent)' : 'var(--c-primary)'}
        strokeWidth="3"
      />
      {at !== 'stopped' && (
        <circle cx="120" cy="16" r="3.5" fill="var(--c-primary)" className="motion-safe:animate-pulse" />
      )}
      <circle cx="230" cy="16" r="7" fill="var(--c-surface)" stroke="var(--c-edge)" strokeWidth="2.5" />
    </svg>
  )
}
