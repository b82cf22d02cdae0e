import type { ReactNode } from 'react'

const pictures = {
  /** the line ends short of its last stop */
  lost: { line: 'M8 40C50 4 90 76 132 40', gap: 'M148 34L196 16', end: [204, 13] },
  /** the line is cut between two stops */
  broken: { line: 'M8 40H86', gap: 'M126 40H204', end: [204, 40] },
} as const

/** A page with one thing to say: its picture is the line, interrupted. */
export function ViewScene({ picture, children }: { picture: keyof typeof pictures; children: ReactNode }) {
  const { line, gap, end } = pictures[picture]
  return (
    <div className="page-width py-12 sm:py-20">
      <div className="flex max-w-160 flex-col items-start gap-5">
        <svg viewBox="0 0 216 80" aria-hidden="true" className="h-20 w-54 max-w-full">
          <path d={line} fill="none" stroke="var(--c-primary)" strokeWidth="2.5" strokeLinecap="round" />
          <path
            d={gap}
            fill="none"
            stroke="var(--c-edge)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray="1 9"
          />
          <circle cx="8" cy="40" r="6" fill="var(--c-paper)" stroke="var(--c-primary)" strokeWidth="2.5" />
          <circle cx={end[0]} cy={end[1]} r="7" fill="var(--c-accent)" />
        </svg>
        {children}
      </div>
    </div>
  )
}
