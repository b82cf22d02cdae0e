import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import type { SectionOf } from '../content-page.ts'
import { Prose } from './prose.tsx'
import { SectionFrame } from './section-frame.tsx'

export function Faq({ section: { id, level, title, questions } }: { readonly section: SectionOf<'Faq'> }) {
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>Frequently asked questions</Trans>}>
      <div className="flex flex-col border-t border-line">
        {questions.map(({ question, html }) => (
          <Disclosure
            key={question}
            name={id}
            className="border-b border-line"
            summaryClass="py-3"
            summary={<h3 className="text-base">{question}</h3>}
          >
            <div className="max-w-160 pb-4 pe-8 text-muted">
              <Prose html={html} />
            </div>
          </Disclosure>
        ))}
      </div>
    </SectionFrame>
  )
}
