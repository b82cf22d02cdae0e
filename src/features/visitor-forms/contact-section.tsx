import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { Card } from '#/ui/card.tsx'
import { ContactForm } from './contact-form.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { type ContactTopic, formForTopic } from './contact-topic.ts'
import { type FormKind, type Typed, readTyped } from './form-fields.ts'
import { ReviewForm } from './review-form.tsx'
import type { VisitorFormProps } from './visitor-form.tsx'

interface ContactSectionProps extends VisitorFormProps {
  /** what is written about; undefined for a plain message */
  readonly about: ContactTopic | undefined
}

const choiceClass = 'flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold'
const chosen = 'border-primary bg-primary text-on-primary'
const other = 'border-line bg-surface text-ink hover:bg-sunken'

/** What stands in the form beside a choice; nothing where it has been sent. */
const typedBeside = (choice: Element, kind: FormKind): Typed => {
  const form = choice.closest('section')?.querySelector('form')
  if (!form) return {}
  const words = new FormData(form)
  return readTyped(kind, (field) => String(words.get(field) ?? ''))
}

/** What is blank would hide the draft of another form. */
const withText = (typed: Typed): Typed => Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))

/** The forms to write to us with, one at a time: what they all ask is typed once. */
export function ContactSection({ about, start, send }: ContactSectionProps) {
  const { t } = useLingui()
  const kind = formForTopic(about)
  const [typed, setTyped] = useState<Typed>({})
  const form = { start: { ...start, typed: { ...typed, ...start.typed } }, send }
  const takeAlong = ({ currentTarget }: MouseEvent): void =>
    setTyped((before) => withText({ ...before, ...typedBeside(currentTarget, kind) }))
  return (
    <section id="write" aria-labelledby="write-to-us" className="flex max-w-190 scroll-mt-4 flex-col gap-4">
      <h2 id="write-to-us" className="text-xl">
        <Trans>Write to us</Trans>
      </h2>
      <nav aria-label={t`What you write about`}>
        <ul className="flex flex-wrap gap-2">
          <li>
            <Choice isChosen={!about} about={undefined} onLeave={takeAlong}>
              <Trans>A booking or a question</Trans>
            </Choice>
          </li>
          <li>
            <Choice isChosen={kind === 'enquiry'} about={kind === 'enquiry' ? about : 'hotels'} onLeave={takeAlong}>
              <Trans>A hotel, tour or cruise</Trans>
            </Choice>
          </li>
          <li>
            <Choice isChosen={kind === 'review'} about="review" onLeave={takeAlong}>
              <Trans>A review</Trans>
            </Choice>
          </li>
        </ul>
      </nav>
      <Card className="flex flex-col gap-4">
        <p className="text-sm text-muted">
          <Trans>Fields marked * are required.</Trans>
        </p>
        <TopicForm key={kind} {...form} about={about} />
      </Card>
    </section>
  )
}

function TopicForm({ about, ...form }: ContactSectionProps) {
  if (about === undefined) return <ContactForm {...form} />
  return about === 'review' ? <ReviewForm {...form} /> : <EnquiryForm {...form} about={about} />
}

interface ChoiceProps {
  readonly isChosen: boolean
  readonly about: ContactTopic | undefined
  readonly onLeave: (event: MouseEvent) => void
  readonly children: ReactNode
}

function Choice({ isChosen, about, onLeave, children }: ChoiceProps) {
  return (
    <Link
      to="/contacta-con-nosotras"
      search={about ? { about } : {}}
      replace
      resetScroll={false}
      onClick={onLeave}
      aria-current={isChosen ? 'page' : undefined}
      className={classNames(choiceClass, isChosen ? chosen : other)}
    >
      {children}
    </Link>
  )
}
