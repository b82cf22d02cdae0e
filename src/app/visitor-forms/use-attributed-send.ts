import { useCallback } from 'react'
import { useInfoData } from '#/features/attribution/use-info-data.ts'
import type { SendForm } from '#/features/visitor-forms/use-visitor-form.ts'
import { sendFormLazily } from './send-form-lazily.ts'

/** Sends a message with where its writer came from, as far as they let that be told; a review says nothing of it. */
export const useAttributedSend = (): SendForm => {
  const askInfoData = useInfoData()
  return useCallback(
    async (sent) => {
      const infoData = sent.kind === 'review' ? undefined : await askInfoData()
      return sendFormLazily(infoData ? { ...sent, infoData } : sent)
    },
    [askInfoData],
  )
}
