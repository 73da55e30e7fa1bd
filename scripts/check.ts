import '../checks/run.ts'
