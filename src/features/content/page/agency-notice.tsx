import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { telHref } from '#domain/traveller/tel-href.ts'
import { Notice } from '#/ui/notice.tsx'

/** Whose page this is, and whose telephone (rule content-1). */
export function AgencyNotice({ airline }: { readonly airline: string }) {
  const { number } = useRouter().options.context.page.phone
  return (
    <Notice title={<Trans>An independent agency, not {airline}</Trans>}>
      <Trans>
        Trayecto sells trips and is no part of {airline}. What you buy on the airline's own website or counter is theirs
        to change.
      </Trans>
      {number && (
        <>
          {' '}
          <Trans>
            The telephone on this site,{' '}
            <a href={telHref(number)} className="inline-block font-semibold underline underline-offset-4">
              {number}
            </a>
            , is ours.
          </Trans>
        </>
      )}
    </Notice>
  )
}
