import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely'
import type { Query, Session } from './session.ts'

/** Adapts the session to the PGlite interface that Kysely's dialect expects. */
export const asPglite = (session: Session): PGlite => ({
  ready: true,
  waitReady: Promise.resolve(),
  get closed() {
    return session.isClosed
  },
  close: () => session.close(),
  query: <T>(text: string, params?: unknown[]) => rowsOf<T>(session.query(text, params)),
  transaction: (run) => inTransaction(session, run),
})

const rowsOf = async <T>(asked: ReturnType<Query>): Promise<PGliteQueryResults<T>> => {
  const { rows, affectedRows } = await asked
  return { rows: rows as T[], fields: [], ...(affectedRows !== undefined && { affectedRows }) }
}

/** Kysely waits for a call of `run`. It is called even if `begin` failed; its queries then report the error. */
const inTransaction = async <T>(session: Session, run: (tx: PGliteTransaction) => Promise<T>): Promise<T> => {
  let hasBegun = false
  try {
    return await session.exclusively(async (query) => {
      await query('begin')
      hasBegun = true
      return carriedOut(query, run)
    })
  } catch (error) {
    if (!hasBegun) await run(transactionOver(() => Promise.reject(error)))
    throw error
  }
}

const carriedOut = async <T>(query: Query, run: (tx: PGliteTransaction) => Promise<T>): Promise<T> => {
  let result: T
  try {
    result = await run(transactionOver(query))
  } catch (error) {
    await query('rollback').catch(() => {})
    throw error
  }
  const { command } = await query('commit')
  if (command === 'ROLLBACK')
    throw Object.assign(new Error('The transaction had failed and was undone.'), { code: '25P02' })
  return result
}

const transactionOver = (query: Query): PGliteTransaction => ({
  query: <T>(text: string, params?: unknown[]) => rowsOf<T>(query(text, params)),
  rollback: async () => void (await query('rollback')),
})
