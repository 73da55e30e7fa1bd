import { startOnEvent } from '../../running/start-on-record.server.ts'

export default startOnEvent('order')
