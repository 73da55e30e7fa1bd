import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#platform/context.ts'
import { countJobs } from '#platform/background/jobs/queue.ts'
import { isLoopback } from './developer/loopback.ts'

/** Health endpoints for operators: liveness, readiness, and metrics for Prometheus. */
export const serveSigns = (server: FastifyInstance, app: App) => {
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const isReady = await app.database.isHealthy()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(app, request)) return reply.code(404).send()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await figures(app))
  })
}

/** Metrics are for this machine or for clients with the token. A proxied request does not count as this machine. */
const mayRead = (app: App, request: FastifyRequest) => {
  const token = app.settings.metricsToken
  if (token) return request.headers.authorization === `Bearer ${token}`
  if (request.headers['x-forwarded-for'] ?? request.headers['forwarded']) return false
  return isLoopback(request)
}

async function figures(app: App) {
  const cache = app.pageCache.figures()
  const jobs = await countJobs(app)
  const lines: [string, string, number][] = [
    ['wicha_page_cache_pages', 'gauge', cache.pages],
    ['wicha_page_cache_bytes', 'gauge', cache.bytes],
    ['wicha_page_cache_hits_total', 'counter', cache.hits],
    ['wicha_page_cache_misses_total', 'counter', cache.misses],
    ['wicha_jobs_ready', 'gauge', jobs.ready],
    ['wicha_jobs_running', 'gauge', jobs.running],
    ['wicha_jobs_failed', 'gauge', jobs.failed],
    ['process_resident_memory_bytes', 'gauge', process.memoryUsage.rss()],
    ['process_cpu_seconds_total', 'counter', cpuSeconds()],
    ['process_uptime_seconds', 'gauge', Math.round(process.uptime())],
  ]
  return lines.map(([name, type, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`).join('')
}

/** CPU time of all threads of the process, including the embedded database. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
