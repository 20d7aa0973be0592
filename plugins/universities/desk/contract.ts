// Contract of the admissions desk, composed in ../contract.ts.

export const deskPermissions = {} as const;
export const deskRoutes = {} as const;
export const deskEvents = {};
export const deskSends = {};
export const deskJobs = {} as const;
export const deskAudit = {} as const;
export const deskData = [] as const;
