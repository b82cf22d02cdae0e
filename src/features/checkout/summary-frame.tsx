import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Money } from '#domain/money/money.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { useFocusOnceSettled } from '#/ui/use-focus-once-settled.ts'
import type { OfferToBook } from './draft/begin-offer.ts'
import { SavedState } from './draft/saved-state.tsx'
import { TotalBar } from './total-bar.tsx'
import { TravellersNext } from './travellers/travellers-next.tsx'
import { TravellersStep } from './travellers/travellers-step.tsx'

interface SummaryFrameProps {
  readonly title: ReactNode
  /** what holds the offer */
  readonly hold: ReactNode
  /** what says that the total moved, which is agreed to before anybody is named; null where it stands */
  readonly moved: ReactNode
  /** of all that must be paid, whoever takes it */
  readonly total: Money
  /** what it is made of */
  readonly price: ReactNode
  readonly offer: Pick<OfferToBook, 'kind' | 'offerId' | 'total'> & Partial<Pick<OfferToBook, 'withExtras'>>
  readonly product: ComponentProps<typeof TravellersStep>['product']
  /** what is about to be booked */
  readonly children: ReactNode
  /** what holds for it, read after the form: on a phone whoever comes along is asked for sooner */
  readonly terms?: ReactNode
}

/** What is about to be booked beside its price, and who it is for: the summary of what is checked before it is sold. */
export function SummaryFrame({ title, hold, moved, total, price, offer, product, children, terms }: SummaryFrameProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  useFocusOnceSettled('next', !moved)
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <h1 className="text-xl sm:text-2xl">{title}</h1>
      {hold}
      {moved}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex flex-col gap-6">
          {children}
          {!moved && (
            <TravellersStep
              offer={{ withExtras: false, ...offer, disId: undefined }}
              product={product}
              formRef={setForm}
            />
          )}
        </div>
        <aside className="lg:sticky lg:top-6 lg:row-span-2">
          <Card className="flex flex-col gap-4">
            {price}
            {!moved && (
              <div className="grid max-lg:hidden">
                <TravellersNext form={form} size="base" product={product} />
              </div>
            )}
            <SavedState />
          </Card>
        </aside>
        {terms && <div className="flex flex-col gap-6">{terms}</div>}
      </div>
      <TotalBar total={total}>
        {moved ? (
          <a href="#price-moved" className={buttonClass('secondary', 'small', 'shrink-0')}>
            <Trans>See what changed</Trans>
          </a>
        ) : (
          <TravellersNext form={form} size="small" product={product} />
        )}
      </TotalBar>
    </div>
  )
}
