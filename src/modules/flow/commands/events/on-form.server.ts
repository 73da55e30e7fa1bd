import { startOnForm } from '../../running/start-on-record.server.ts'

export default startOnForm
