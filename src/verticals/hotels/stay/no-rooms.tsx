import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Card } from '#/ui/card.tsx'

interface NoRoomsProps {
  /** nights, where the hotel takes no shorter stay */
  readonly minimumStay: number | undefined
  /** why there is nothing, where the stay is long enough */
  readonly otherwise: ReactNode
}

/** Why there is nothing to choose. */
export function NoRooms({ minimumStay, otherwise }: NoRoomsProps) {
  return (
    <Card>
      <h3 className="text-base font-bold">
        <Trans>Nothing available for these nights</Trans>
      </h3>
      <p className="mt-1 text-muted">
        {minimumStay === undefined ? (
          otherwise
        ) : (
          <Plural
            value={minimumStay}
            one="This hotel takes stays of # night or more."
            other="This hotel takes stays of # nights or more."
          />
        )}
      </p>
    </Card>
  )
}
