import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  buildSchema,
  execute,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { contentSchema } from '#contract/content-schema.ts'
import { overLimit, queryLimits } from './query-limits.ts'

const schema = buildSchema(contentSchema)
/** Who wants to know the schema asks for it by GET. */
const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule]

export interface QueryAnswer {
  readonly status: 200 | 400 | 500
  readonly body: object
  /** what went wrong on our side, for the log */
  readonly faults: readonly unknown[]
}

const refused = (...errors: readonly GraphQLError[]): QueryAnswer => ({
  status: 400,
  body: { errors },
  faults: [],
})

interface Question {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly operationName: string | undefined
}

const questionIn = (text: string): Question | undefined => {
  try {
    const { query, variables, operationName } = Object(JSON.parse(text))
    if (typeof query !== 'string') return undefined
    return {
      query,
      variables: typeof variables === 'object' && variables !== null ? variables : {},
      operationName: typeof operationName === 'string' ? operationName : undefined,
    }
  } catch {
    return undefined
  }
}

const documentOf = (query: string): ReturnType<typeof parse> | GraphQLError => {
  try {
    return parse(query, { maxTokens: queryLimits.tokens })
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError('The query cannot be read.')
  }
}

/** Only what the schema itself says of a fault leaves the house: a database's own words do not. */
const withoutOwnFaults = (error: GraphQLError): object =>
  error.originalError ? { message: 'Something went wrong on our side.', path: error.path } : error.toJSON()

/** Answers the body of a GraphQL request. A query that cannot be answered is a list of errors, with status 400; one that broke on our side has 500. */
export const answerQuery = async (text: string, rootValue: unknown): Promise<QueryAnswer> => {
  if (text.length > queryLimits.characters)
    return refused(new GraphQLError(`A request may hold ${queryLimits.characters} characters.`))
  const question = questionIn(text)
  if (!question) return refused(new GraphQLError('The body is no JSON with a query.'))
  const document = documentOf(question.query)
  if (document instanceof GraphQLError) return refused(document)
  const faults = validate(schema, document, rules, { maxErrors: 5 })
  if (faults.length > 0) return refused(...faults)
  const excess = overLimit(document)
  if (excess) return refused(new GraphQLError(excess))
  const { data, errors } = await execute({
    schema,
    document,
    rootValue,
    variableValues: question.variables,
    ...(question.operationName ? { operationName: question.operationName } : {}),
  })
  if (data === undefined) return refused(...(errors ?? []))
  const broken = (errors ?? []).flatMap(({ originalError }) => originalError ?? [])
  return {
    status: broken.length > 0 ? 500 : 200,
    body: { data, ...(errors ? { errors: errors.map(withoutOwnFaults) } : {}) },
    faults: broken,
  }
}
