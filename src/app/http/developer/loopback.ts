import type { FastifyRequest } from 'fastify'

/** Whether a request comes from this machine, by its socket and not by its headers. */
export const isLoopback = (request: FastifyRequest) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
