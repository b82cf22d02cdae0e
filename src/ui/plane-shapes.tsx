interface PlaneShapesProps {
  /** of the fin, the belly line and the engine */
  readonly colour: string
}

const fuselage = 'M6 30C6 24 14 20 26 20H118C134 20 146 25 150 31C146 35 134 37 118 37H28C15 37 6 36 6 30Z'
const fin = 'M10 24L2 2H14L32 20Z'
const stabiliser = 'M8 28L-6 22H6L22 28Z'
const wing = 'M62 32H90L58 58H46Z'

/** An aeroplane seen from its right, 156 wide and 56 high from (-6, 2), for use within an `svg`. */
export function PlaneShapes({ colour }: PlaneShapesProps) {
  return (
    <>
      <path d={fin} fill={colour} />
      <path d={stabiliser} fill="#c9d2d6" />
      <path d={fuselage} fill="#fbfaf7" />
      <path d="M8 33C30 37 100 37 128 36C110 38 30 38 16 36Z" fill={colour} />
      <path d="M40 27H124" stroke="#7c8a93" strokeWidth="3" strokeDasharray="3 4" />
      <path d="M134 24L145 28H136Z" fill="#33424c" />
      <path d={wing} fill="#dfe5e7" />
      <rect x="64" y="40" width="18" height="7" rx="3.5" fill={colour} />
    </>
  )
}
