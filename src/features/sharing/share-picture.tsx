import { PlaneShapes } from '#/ui/plane-shapes.tsx'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'
import { SceneShapes } from '#/ui/scene/scene.tsx'
import { colours } from '#/styles/tokens.ts'
import type { FittedText } from './fit-text.ts'

const [width, height] = [1200, 630]

const colour = {
  paper: colours.paper[0],
  ink: colours.ink[0],
  muted: colours.muted[0],
  primary: colours.primary[0],
  accent: colours.accent[0],
} as const

const margin = 72
const family = 'Plus Jakarta Sans'
export const titleSpacing = -0.015
const leading = { title: 1.14, line: 1.36 } as const
const kickerSize = 27

/** Where the ground of the words ends and the picture begins: the product's line, seen large. */
const shore = 'M716 -20C604 150 742 360 616 650'

export interface SharePictureProps {
  readonly kicker: string | undefined
  readonly title: FittedText
  readonly line: FittedText
  readonly scene: ScenePlace
  /** the colour of an aeroplane in the sky */
  readonly plane: string | undefined
}

interface LinesProps {
  readonly text: FittedText
  /** of the first line's top */
  readonly y: number
  readonly leading: number
  readonly weight: 500 | 700
  readonly fill: string
}

const heightOf = ({ size, lines }: FittedText, lead: number): number => size * lead * lines.length

function Lines({ text: { size, lines }, y, leading: lead, weight, fill }: LinesProps) {
  const spacing = weight === 700 ? { letterSpacing: titleSpacing * size } : {}
  return lines.map((line, index) => (
    <text
      key={line}
      x={margin}
      y={y + size * (lead * index + (lead + 0.72) / 2)}
      fontFamily={family}
      fontSize={size}
      fontWeight={weight}
      fill={fill}
      {...spacing}
    >
      {line}
    </text>
  ))
}

function LogoShapes() {
  return (
    <g transform={`translate(${margin - 8} 56)`}>
      <g transform="scale(1.9)">
        <path d="M6 25C6 12 26 20 26 7" fill="none" stroke={colour.primary} strokeWidth="2.5" strokeLinecap="round" />
        <circle cx="6" cy="25" r="3.5" fill={colour.paper} stroke={colour.primary} strokeWidth="2.5" />
        <circle cx="16" cy="16" r="2.75" fill={colour.paper} stroke={colour.primary} strokeWidth="2" />
        <circle cx="26" cy="7" r="4" fill={colour.accent} />
      </g>
      <text x="76" y="43" fontFamily={family} fontSize="38" fontWeight="700" letterSpacing="-0.8" fill={colour.ink}>
        Trayecto
      </text>
    </g>
  )
}

/** The picture that stands beside a link to a page, as an `svg` that needs nothing but its font. */
export function SharePicture({ kicker, title, line, scene, plane }: SharePictureProps) {
  const heading = kicker === undefined ? undefined : { size: kickerSize, lines: [kicker] }
  const titleTop = height - margin + 8 - heightOf(title, leading.title) - 20 - heightOf(line, leading.line)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <g transform={`translate(392 0) scale(${height / 200})`}>
        <SceneShapes place={scene} />
      </g>
      {plane && (
        <g transform="translate(796 96) rotate(-8) scale(2.2)">
          <PlaneShapes colour={plane} />
        </g>
      )}
      <path d={`${shore}H-20V-20Z`} fill={colour.paper} />
      <path d={shore} fill="none" stroke={colour.primary} strokeWidth="8" />
      <circle cx="667" cy="252" r="11" fill={colour.paper} stroke={colour.primary} strokeWidth="7" />
      <LogoShapes />
      {heading && (
        <Lines text={heading} y={titleTop - kickerSize * 1.8} leading={1.36} weight={700} fill={colour.primary} />
      )}
      <Lines text={title} y={titleTop} leading={leading.title} weight={700} fill={colour.ink} />
      <Lines
        text={line}
        y={titleTop + heightOf(title, leading.title) + 20}
        leading={leading.line}
        weight={500}
        fill={colour.muted}
      />
    </svg>
  )
}
