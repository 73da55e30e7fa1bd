import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'

/** Answers every path that no module declares. */
export const loader = loads((): never => {
  throw notFound()
})
export const action = loader
