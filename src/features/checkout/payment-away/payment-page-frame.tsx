import type { ReactNode } from 'react'
import { Card } from '#/ui/card.tsx'
import { PaymentLine } from './payment-line.tsx'

interface PaymentPageFrameProps {
  readonly title: ReactNode
  /** where on the way from here to the booking the payment is */
  readonly at: 'away' | 'asking' | 'stopped'
  readonly children: ReactNode
}

/** A page with one thing to say about a payment, and nothing beside it to press by mistake. */
export function PaymentPageFrame({ title, at, children }: PaymentPageFrameProps) {
  return (
    <div className="page-width flex flex-col items-center py-8 sm:py-16">
      <Card className="flex w-full max-w-140 flex-col gap-5 sm:p-10">
        <PaymentLine at={at} />
        <h1 className="text-xl">{title}</h1>
        {children}
      </Card>
    </div>
  )
}
