import type { ComponentProps } from 'react'
import { Card } from '#/ui/card.tsx'
import { stepHeadingId } from '../step-heading-id.ts'

/** What is said where there is no list: the way to the list, which its bar has, leads here. */
export function InsteadOfList(props: ComponentProps<typeof Card>) {
  return <Card {...props} id={stepHeadingId} tabIndex={-1} />
}
