import { createContext, use } from 'react'
import type { FormKind, Typed } from './form-fields.ts'
import type { FormFaults } from './form-rules.ts'

export interface FormScope {
  readonly kind: FormKind
  /** what the fields begin with */
  readonly typed: Typed
  /** faults of fields that were left, or of a form that was sent */
  readonly shown: FormFaults
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined)

export const useFormScope = (): FormScope => {
  const scope = use(FormScopeContext)
  if (!scope) throw new Error('useFormScope belongs inside a VisitorForm')
  return scope
}
