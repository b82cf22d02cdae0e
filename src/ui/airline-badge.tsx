import { liveryOf } from './airline-livery.ts'

/** Where a carrier's second colour is on its fin: beside the letters, never below them. */
const marks: Readonly<Record<string, string>> = {
  a: 'M2 36H38V28.5H6Z',
  b: 'M15.3 11L18 6Q20 3 24 3H38V11Z',
  c: 'M2 36L18 6Q20 3 24 3H29Q24 4 21.5 7L7 36Z',
  d: 'M6.3 28H38V30.5H4.9ZM3.6 33H38V36H2Z',
  e: 'M27 31.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
}

/** An airline as the tail fin of its aeroplanes with its code; the name stands in words beside it. */
export function AirlineBadge({ code }: { code: string }) {
  const { fin, mark, shape, letters } = liveryOf(code)
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" className="shrink-0">
      <path d="M2 36 L18 6 Q20 3 24 3 L38 3 L38 36 Z" fill={fin} />
      <path d={marks[shape]} fill={mark} />
      <text x="27" y="24" textAnchor="middle" fontSize="12" fontWeight="700" fill={letters}>
        {code}
      </text>
    </svg>
  )
}
