import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { shellWords } from '#/i18n/words.ts'
import { untilHad } from './until-had.ts'

/** Whether what the shell loads late can be said by now. Its words are asked for when they are wanted. */
export const useShellWords = (wanted: boolean): boolean => {
  const { learn } = useRouter().options.context
  const [known, setKnown] = useState(false)
  useEffect(() => {
    if (wanted) void untilHad(() => learn([shellWords])).then(() => setKnown(true))
  }, [wanted, learn])
  return known
}
