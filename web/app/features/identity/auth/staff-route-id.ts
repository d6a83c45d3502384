/** The route whose loader knows the signed-in user. */
export const staffRouteId = 'staff'
