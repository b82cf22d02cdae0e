import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { type RequestedContent, loadContentOnServer } from './content-loader.server.ts'
import type { LoadedContent } from '#/features/content/loaded-content.ts'
import { formStart } from '#/features/visitor-forms/form.handler.server.ts'
import type { FormStart } from '#/features/visitor-forms/form-outcome.ts'
import { callInput } from '#/server/guard/call-input.ts'

const askedSchema = v.object({ path: v.string(), prefixed: v.boolean() })

/** What is at an address of content, and what the form below it begins with. */
export type LoadedPage = LoadedContent & { readonly subscribe: FormStart }

/** What is at an address of content. */
export const loadContent = createServerFn()
  .validator(callInput<RequestedContent>()(askedSchema))
  .handler(async ({ data }): Promise<LoadedPage> => ({
    ...(await loadContentOnServer(data)),
    subscribe: formStart('subscribe'),
  }))
