import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { restartWords } from '#/i18n/words.ts'
import { Button } from '#/ui/button.tsx'
import { onFirstInteraction } from '#/ui/hydration/use-first-interaction.ts'
import { Icon } from '#/ui/icon.tsx'

interface RestartDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const loadDialog = async (
  learn: (owners: readonly string[]) => Promise<void>,
): Promise<ComponentType<RestartDialogProps>> => {
  const [{ RestartDialog }] = await Promise.all([import('./restart-dialog.tsx'), learn([restartWords])])
  return RestartDialog
}

/** Forgets what was typed, once its dialog has asked: which is loaded with the first sign of somebody who may press it. */
export function RestartBooking() {
  const { learn } = useRouter().options.context
  const [Asked, setAsked] = useState<ComponentType<RestartDialogProps>>()
  const [asking, setAsking] = useState(false)
  const isThere = Asked !== undefined
  useEffect(() => {
    if (isThere) return undefined
    const load = (): void => {
      loadDialog(learn).then(
        (loaded) => setAsked(() => loaded),
        // whoever guards scripts tells of it; the button asks for it again
        () => setAsking(false),
      )
    }
    if (!asking) return onFirstInteraction(load, Infinity)
    load()
    return undefined
  }, [isThere, asking, learn])
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        <Icon name="i-lucide-rotate-ccw" className="size-4.5" />
        <Trans>Start over</Trans>
      </Button>
      {Asked && <Asked open={asking} onClose={() => setAsking(false)} />}
    </>
  )
}
