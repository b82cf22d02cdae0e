import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ByKind, type OnPaymentPage, type PaymentParts, ofKind } from '../product/product-on-pages.ts'

type Loading = 'loading' | 'failed'

/** What the page to pay on shows of a kind of travel, once it has come. */
export const usePaymentParts = (products: ByKind<OnPaymentPage>, kind: string): PaymentParts | Loading => {
  const [loaded, setLoaded] = useState<readonly [kind: string, parts: PaymentParts | Loading]>([kind, 'loading'])
  const { learn } = useRouter().options.context
  useEffect(() => {
    const abandoned = new AbortController()
    const end = (parts: PaymentParts | Loading): void => {
      if (!abandoned.signal.aborted) setLoaded([kind, parts])
    }
    const { words, load } = ofKind(products, kind)
    Promise.all([load(), learn([words])]).then(
      ([parts]) => end(parts),
      () => end('failed'),
    )
    return () => abandoned.abort()
  }, [products, kind, learn])
  const [of, parts] = loaded
  return of === kind ? parts : 'loading'
}
