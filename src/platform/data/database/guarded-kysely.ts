import { AsyncLocalStorage } from 'node:async_hooks'
import { type ConnectionProvider, type Dialect, type Driver, Kysely } from 'kysely'
import { RootQueryInTransaction } from './failures.ts'

/**
 * Returns a Kysely that throws RootQueryInTransaction on a second connection request inside a transaction. On PGlite
 * such a query would deadlock. On PostgreSQL it would not see the uncommitted writes.
 */
export const guardedKysely = (dialect: Dialect): Kysely<unknown> => {
  const driver = dialect.createDriver()
  const plain = new Kysely<unknown>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => dialect.createAdapter(),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: (db) => dialect.createIntrospector(db),
    },
  })
  const executor = plain.getExecutor()
  return new Kysely({
    config: { dialect },
    dialect,
    driver: withDestroy(driver, () => plain.destroy()),
    executor: executor.withConnectionProvider(guardedProvider(executor)),
  })
}

const withDestroy = (driver: Driver, destroy: () => Promise<void>): Driver =>
  new Proxy(driver, {
    get(target, name) {
      if (name === 'destroy') return destroy
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })

const guardedProvider = (inner: ConnectionProvider): ConnectionProvider => {
  const holding = new AsyncLocalStorage<{ isOver: boolean }>()
  return {
    async provideConnection(consumer, options) {
      if (holding.getStore()?.isOver === false) throw new RootQueryInTransaction()
      const mark = { isOver: false }
      try {
        return await holding.run(mark, () => inner.provideConnection(consumer, options))
      } finally {
        mark.isOver = true
      }
    },
  }
}
