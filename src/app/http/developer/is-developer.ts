import type { FastifyRequest } from 'fastify'
import type { App } from '#platform/context.ts'
import { isLoopback } from './loopback.ts'

/**
 * Whether a developer asks on his own machine (guides U13): the product runs in development, behind no proxy, and the
 * socket comes from this machine. No header says so: one that a proxy sets takes it away.
 */
export const isDeveloper = ({ settings }: App, request: FastifyRequest): boolean =>
  settings.isDevelopment && settings.trustProxy === 0 && !isForwarded(request) && isLoopback(request)

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const isForwarded = ({ headers }: FastifyRequest) => forwarding.some((name) => headers[name] !== undefined)
