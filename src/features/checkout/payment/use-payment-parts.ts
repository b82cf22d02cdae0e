import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { holdWords } from '#/i18n/words.ts'
import { type ByKind, type OnPaymentPage, type PaymentParts, ofKind } from '../product/product-on-pages.ts'

type Learn = (owners: readonly string[]) => Promise<void>

interface PageParts {
  readonly product: PaymentParts
  /** missing where it is paid for at once */
  readonly HoldForm?: ComponentType<{ readonly until: string; readonly product: PaymentParts }>
}

type Loaded = PageParts | 'loading' | 'failed'

const loadHold = async (learn: Learn): Promise<Pick<PageParts, 'HoldForm'>> => {
  const [{ HoldForm }] = await Promise.all([import('./hold-form.tsx'), learn([holdWords])])
  return { HoldForm }
}

const loadParts = async ({ words, load }: OnPaymentPage, holds: boolean, learn: Learn): Promise<PageParts> => {
  const [product, hold] = await Promise.all([load(), holds ? loadHold(learn) : {}, learn([words])])
  return { product, ...hold }
}

/** What the page to pay on shows of a kind of travel, once it has come. */
export const usePaymentParts = (products: ByKind<OnPaymentPage>, kind: string, holds: boolean): Loaded => {
  const { learn } = useRouter().options.context
  const name = `${kind} ${holds}`
  const [[of, parts], setLoaded] = useState<readonly [name: string, parts: Loaded]>([name, 'loading'])
  useEffect(() => {
    const abandoned = new AbortController()
    const end = (loaded: Loaded): void => {
      if (!abandoned.signal.aborted) setLoaded([name, loaded])
    }
    loadParts(ofKind(products, kind), holds, learn).then(end, () => end('failed'))
    return () => abandoned.abort()
  }, [products, kind, holds, name, learn])
  return of === name ? parts : 'loading'
}
