import { createFileRoute } from '@tanstack/react-router'
import { handleForm } from '#/features/visitor-forms/form.handler.server.ts'
import { seeOther } from '#/server/visitor/posted-form.ts'
import { sendFormOnServer } from '#/app/visitor-forms/visitor-forms.server.ts'

export const Route = createFileRoute('/forms/$kind')({
  server: {
    handlers: {
      POST: ({ request, params }) => handleForm(request, params.kind, sendFormOnServer),
      /** a reload after the form was answered, or a link from elsewhere */
      GET: () => seeOther('/contacta-con-nosotras'),
    },
  },
})
