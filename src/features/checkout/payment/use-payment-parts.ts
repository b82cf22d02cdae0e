import { useEffect, useState } from 'react'
import { type ByKind, type OnPaymentPage, type PaymentParts, ofKind } from '../product/product-on-pages.ts'

type Loading = 'loading' | 'failed'

/** What the page to pay on shows of a kind of travel, once it has come. */
export const usePaymentParts = (products: ByKind<OnPaymentPage>, kind: string): PaymentParts | Loading => {
  const [loaded, setLoaded] = useState<readonly [kind: string, parts: PaymentParts | Loading]>([kind, 'loading'])
  useEffect(() => {
    const abandoned = new AbortController()
    const end = (parts: PaymentParts | Loading): void => {
      if (!abandoned.signal.aborted) setLoaded([kind, parts])
    }
    ofKind(products, kind)
      .load()
      .then(end, () => end('failed'))
    return () => abandoned.abort()
  }, [products, kind])
  const [of, parts] = loaded
  return of === kind ? parts : 'loading'
}
