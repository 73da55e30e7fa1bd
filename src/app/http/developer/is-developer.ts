import type { FastifyRequest } from 'fastify'
import type { App } from '#platform/context.ts'
import { isLoopback } from './loopback.ts'

/**
 * Whether the client is a developer on their own machine (guides U13). The product runs in development without a proxy,
 * and the socket is local. No header can grant this. A header that proxies set denies it.
 */
export const isDeveloper = ({ settings }: App, request: FastifyRequest): boolean =>
  settings.isDevelopment && settings.trustProxy === 0 && !isForwarded(request) && isLoopback(request)

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const isForwarded = ({ headers }: FastifyRequest) => forwarding.some((name) => headers[name] !== undefined)
