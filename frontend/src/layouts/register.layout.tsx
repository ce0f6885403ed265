import { Outlet } from 'react-router-dom';

export const RegisterLayout = () => <Outlet />;
