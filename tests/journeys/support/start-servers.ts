import { buildIfStale } from '../../../scripts/building/build.ts'
import { openProvider } from '../../pages/account/chat/provider.ts'
import { hasPostgres, newPostgres } from '../../support/scratch-postgres.ts'
import { newDataDir, startServer } from '../../support/server.ts'

/** Starts the built product on each available database. Workers find it in WICHA_PGLITE and WICHA_POSTGRES. */
const start = async () => {
  buildIfStale()
  const endings: (() => Promise<unknown>)[] = []
  const provider = await openProvider()
  provider.behave({ isAsking: true })
  endings.push(provider.close)
  const begin = async (name: string, given: Record<string, string> = {}) => {
    const env = { LINE_ISSUER: provider.issuer, ...given }
    const data = newDataDir()
    const server = await startServer({ dataDir: data.folder, env })
    process.env[`WICHA_${name}`] = server.url
    console.log(`${name} is ready in ${Math.round(server.readyMs)} ms: ${server.url}`)
    endings.unshift(async () => data.remove())
    endings.unshift(server.stop)
  }
  await begin('PGLITE')
  if (await hasPostgres()) {
    const database = await newPostgres()
    endings.unshift(database.remove)
    await begin('POSTGRES', { DATABASE_URL: database.url })
  }
  return async () => {
    for (const end of endings) await end()
  }
}

export default start
