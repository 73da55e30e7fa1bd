export { publishFlow } from './running/publish-flow.server.ts'
export { driveByPerson, startByPerson } from './running/start-by-person.server.ts'
