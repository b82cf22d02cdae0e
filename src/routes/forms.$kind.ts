import { createFileRoute } from '@tanstack/react-router'
import { answerForm } from '#/features/visitor-forms/form-answer.server.ts'
import { seeOther } from '#/server/visitor/posted-form.ts'
import { sendFormOnServer } from '#/app/visitor-forms/visitor-forms.server.ts'

export const Route = createFileRoute('/forms/$kind')({
  server: {
    handlers: {
      POST: ({ request, params }) => answerForm(request, params.kind, sendFormOnServer),
      /** a reload after the form was answered, or a link from elsewhere */
      GET: () => seeOther('/contacta-con-nosotras'),
    },
  },
})
