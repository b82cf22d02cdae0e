import { Trans } from '@lingui/react/macro'
import type { SectionOf } from '../content-page.ts'
import { InfographicBars } from './infographic-bars.tsx'
import { SectionFrame } from './section-frame.tsx'

type InfographicSection = SectionOf<'Infographic'>

export function Infographic({ section }: { readonly section: InfographicSection }) {
  const { id, level, title, chart, source } = section
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>In figures</Trans>}>
      <figure className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-7">
        {chart === 'bars' ? <InfographicBars section={section} /> : <Stops section={section} />}
        {source && <figcaption className="text-xs text-muted">{source}</figcaption>}
      </figure>
    </SectionFrame>
  )
}

/** Steps or dates as stops on the line. */
function Stops({ section: { chart, points } }: { readonly section: InfographicSection }) {
  return (
    <ol>
      {points.map(({ label, text }, index) => (
        <li key={label} className="story-stop">
          <h3 className="text-base">
            {chart === 'steps' && <span className="me-2 text-primary figures">{index + 1}</span>}
            {label}
          </h3>
          <p className="text-sm text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
