const hues = 12

/** A hue of its own for each airline, always the same. */
const airlineHue = (code: string): number => {
  const number = [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  return ((number % hues) * 360) / hues
}

/** The colour of its fins. */
export const airlineColour = (code: string): string => `hsl(${airlineHue(code)} 42% 32%)`

/** An airline as the tail fin of its aeroplanes with its code; the name stands in words beside it. */
export function AirlineBadge({ code }: { code: string }) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" className="shrink-0">
      <path d="M2 36 L18 6 Q20 3 24 3 L38 3 L38 36 Z" fill={airlineColour(code)} />
      <path d="M2 36 L38 36 L38 30 Z" fill={`hsl(${(airlineHue(code) + 150) % 360} 50% 62%)`} />
      <text x="27" y="24" textAnchor="middle" fontSize="12" fontWeight="700" fill="#fff">
        {code}
      </text>
    </svg>
  )
}
